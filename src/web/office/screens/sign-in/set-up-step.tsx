export const SetUpStep = () => null;

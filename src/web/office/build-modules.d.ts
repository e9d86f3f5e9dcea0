/** Made by the build out of `tokens.css`. */
declare module 'virtual:chosen-theme.css';
declare module '*.wasm?url' {
  const address: string;
  export default address;
}

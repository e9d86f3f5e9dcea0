/** Made by the build out of `tokens.css`. */
declare module 'virtual:chosen-theme.css';

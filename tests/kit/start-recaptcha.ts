import { createServer } from 'node:http';

/** Just enough of the widget: a button that is solved by a press, with the calls that pages make. */
const script = `
let count = 0;
window.grecaptcha = {
  ready: (run) => run(),
  render: (place, options) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'reCAPTCHA';
    button.onclick = () => options.callback('token-' + ++count);
    button.addEventListener('expire', () => options['expired-callback']());
    place.append(button);
    return 0;
  },
  reset: () => {},
};`;

type RecaptchaStandIn = { url: string; asked: URLSearchParams[]; stop: () => Promise<void> };

/** Stands in for recaptcha.net: serves the widget's script and judges each token once. */
export const startRecaptcha = (): Promise<RecaptchaStandIn> =>
  new Promise((ready) => {
    const asked: URLSearchParams[] = [];
    const seen = new Set<string>();
    const server = createServer((request, response) => {
      if (request.method === 'GET') {
        response.setHeader('content-type', 'text/javascript');
        response.end(script);
        return;
      }
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        const form = new URLSearchParams(body);
        const token = form.get('response') ?? '';
        const verdict = seen.has(token)
          ? { success: false, 'error-codes': ['timeout-or-duplicate'] }
          : { success: true, hostname: 'localhost' };
        asked.push(form);
        seen.add(token);
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(verdict));
      });
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      ready({
        url: `http://127.0.0.1:${port}`,
        asked,
        stop: () => new Promise((done) => server.close(() => done())),
      });
    });
  });

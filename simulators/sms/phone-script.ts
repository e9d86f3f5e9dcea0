/** Renews the screen from the server's own page at each arrival, so that there is one rendering only. */
export const phoneScript = `
const state = document.getElementById('state');
const pick = document.getElementById('pick');
pick.querySelector('button').hidden = true;
pick.addEventListener('change', () => pick.requestSubmit());

async function renew() {
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.getElementById('screen').innerHTML = page.getElementById('screen').innerHTML;
  const numbers = document.getElementById('numbers');
  if (document.activeElement !== numbers) numbers.innerHTML = page.getElementById('numbers').innerHTML;
}

const arrivals = new EventSource('/sms/stream');
arrivals.addEventListener('message', renew);
arrivals.addEventListener('open', () => { state.textContent = 'پیام‌های تازه همین‌جا نمایش داده می‌شوند.'; renew(); });
arrivals.addEventListener('error', () => { state.textContent = 'ارتباط با شبیه‌ساز قطع است؛ دوباره تلاش می‌شود.'; });

document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-code]');
  if (!button) return;
  const label = button.innerHTML;
  try {
    await navigator.clipboard.writeText(button.dataset.code);
    button.textContent = 'کپی شد';
  } catch {
    button.textContent = 'مرورگر اجازهٔ کپی نداد';
  }
  setTimeout(() => { button.innerHTML = label; }, 1500);
});
`;

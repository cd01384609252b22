/** Comfort alone: without it the pages work the same. */
export const script = `
const field = (name) => document.getElementById(name);
const group = (text) => text.replace(/\\D/g, '').slice(0, 19).replace(/(.{4})(?=.)/g, '$1 ');
const number = field('number');
const expiry = field('expiry');
number?.addEventListener('input', () => {
  if (number.selectionStart === number.value.length) number.value = group(number.value);
});
expiry?.addEventListener('input', (event) => {
  if (event.inputType === 'deleteContentBackward') return;
  const digits = expiry.value.replace(/\\D/g, '').slice(0, 4);
  if (digits.length >= 2 && !expiry.value.includes('/')) expiry.value = digits.slice(0, 2) + ' / ' + digits.slice(2);
});
const country = field('country');
const showTax = () => {
  const { tax, total } = country.selectedOptions[0].dataset;
  for (const shown of total ? document.querySelectorAll('[data-total-shown]') : []) shown.textContent = total;
  for (const shown of tax ? document.querySelectorAll('[data-tax-shown]') : []) shown.textContent = tax;
};
country?.addEventListener('change', showTax);
for (const button of document.querySelectorAll('[data-card]')) {
  button.addEventListener('click', () => {
    number.value = button.dataset.card;
    if (!expiry.value) expiry.value = '12 / 34';
    const cvc = field('cvc');
    if (!cvc.value) cvc.value = '123';
    const name = field('name');
    if (!name.value) name.value = 'Thandi Mokoena';
    const empty = [...number.form.elements].find((each) => each.required && !each.value);
    (empty ?? number.form.querySelector('[type=submit]')).focus();
  });
}
for (const form of document.forms) {
  form.addEventListener('submit', () => {
    // After this turn: a disabled button's own value would not be sent.
    setTimeout(() => form.querySelectorAll('button').forEach((button) => { button.disabled = true; }));
  });
}
addEventListener('pageshow', (event) => {
  if (event.persisted) document.querySelectorAll('button').forEach((button) => { button.disabled = false; });
});
`;

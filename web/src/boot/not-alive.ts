const words = {
  part: 'Part of this page could not be loaded. It tries again when you tap or press a key.',
  page: 'This page could not load. Tap here or press a key to try again.',
} as const;

let note: HTMLElement | undefined;

/** Says that the page does not respond, and offers to load it anew. `page`: nothing of it is there. */
export function showNote(missing: keyof typeof words): void {
  if (note) return;
  note = document.createElement('div');
  note.id = 'not-alive';
  note.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = words[missing];
  const button = document.createElement('button');
  button.textContent = 'Load the page anew';
  button.dataset.loadAnew = '';
  button.onclick = () => location.reload();
  const home = document.createElement('a');
  home.href = '/';
  home.textContent = 'Front page';
  note.append(text, button, home);
  document.body.append(note);
}

export function removeNote(): void {
  note?.remove();
  note = undefined;
}

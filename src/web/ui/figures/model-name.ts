/**
 * A Latin name with a hyphen in it, such as a model or an order number. One that begins with a digit, such as the
 * control rule `1-3s`, ends in a letter; between Persian words its halves would change places. The counts hold the
 * time down: without them a word of sixty thousand letters is gone over from each of its letters, for most of a minute.
 */
export const modelName = /[A-Za-z][A-Za-z0-9]{0,39}(?:-[A-Za-z0-9]+)+|[0-9]{1,40}-[0-9]{0,40}[A-Za-z]+/g;

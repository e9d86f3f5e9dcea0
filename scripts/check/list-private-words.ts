/** Words that only this project understood. Each is broken by a bar here, so that a search for it finds nothing. */
const words = [
  ...'perfo|rmDeed use|Deed thin|gKind thi|ngId missin|g-thing doo|rFor close|dDoor'.split(' '),
  ...'createRe|pairDeeds bringD|evices bringC|entres FileOn|ItsWay laySte|psReady ready_|device'.split(' '),
  ...'lookAtRe|adyTables Notic|eWish take|Ready answerO|nSocket readPl|ainGet writeO|nSocket'.split(' '),
  ...'draw|Once useD|rawn freez|eShell join|Parts writ|eOnce readA|tOnce rests|Until lookA|gainMs'.split(' '),
  ...'spareSlo|wReaders waits|Aside madeA|tOnce longW|rites long|Reads sayUnav|ailable hearN|othing'.split(
    ' ',
  ),
  ...'askWho|IsThere leave-sc|hemas-out tellP|arent tellForm|erNumbers work-on|-request write|-staff'.split(
    ' ',
  ),
].map((word) => word.replace('|', ''));

/** Private words in a text. Applied migrations keep theirs. */
export const listPrivateWords = (file: string, text: string): string[] =>
  file.includes('/migrations/')
    ? []
    : words.filter((word) => text.includes(word)).map((word) => `says ${word}`);

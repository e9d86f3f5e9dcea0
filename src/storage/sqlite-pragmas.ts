/** What makes an acknowledged write survive a crash; for every connection that writes. */
export const writerPragmas = [
  'journal_mode=WAL',
  'synchronous=FULL',
  'foreign_keys=ON',
  'journal_size_limit=67108864',
  'wal_autocheckpoint=1000',
];

export const pragmasOfAll = ['trusted_schema=OFF', 'cell_size_check=ON', 'mmap_size=0'];

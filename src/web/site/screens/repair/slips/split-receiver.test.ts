import { expect, it } from 'vitest';
import { splitReceiver } from './split-receiver.ts';

// accepts 659
it('takes receiver and phone out of the company’s address', () => {
  expect(splitReceiver('تهران، پلاک ۴۴، شرکت آزما، گیرنده: واحد تعمیرات، تلفن 021-88990022')).toEqual({
    address: 'تهران، پلاک ۴۴، شرکت آزما',
    name: 'واحد تعمیرات',
    phone: '021-88990022',
  });
});

it('leaves an address without them whole', () => {
  expect(splitReceiver('تهران، پلاک ۴۴')).toEqual({
    address: 'تهران، پلاک ۴۴',
    name: undefined,
    phone: undefined,
  });
});

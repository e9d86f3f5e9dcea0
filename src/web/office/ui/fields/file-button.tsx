import { type ComponentProps, type ReactNode, useId } from 'react';
import { type Button, buttonClasses } from '#web/ui/button.tsx';

/**
 * A button that opens the browser's choice of files, or the camera of a phone.
 *
 * @example <FileButton icon={<Upload size={18} />} label="فایل" accept=".csv" onFiles={([file]) => file && read(file)} />
 */
export const FileButton = ({
  icon,
  label,
  variant,
  size,
  onFiles,
  ...input
}: Pick<ComponentProps<typeof Button>, 'variant' | 'size'> &
  Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'capture'> & {
    icon?: ReactNode;
    label: string;
    onFiles: (files: readonly File[]) => void;
  }) => {
  const id = useId();
  return (
    <label htmlFor={id} className={buttonClasses(variant, size, 'cursor-pointer focus-within:outline-3')}>
      {icon}
      {label}
      <input
        {...input}
        id={id}
        type="file"
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
};

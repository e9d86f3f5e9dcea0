import { useId } from 'react';
import { buttonClasses } from '#web/ui/button.tsx';
import { Images } from '#web/ui/icons.ts';
import { Camera } from '../office-icons.ts';

/** A button that takes photos: from a phone's camera, or from its files. */
export const PhotoInput = ({
  label,
  isCamera = false,
  onFiles,
}: {
  label: string;
  isCamera?: boolean;
  onFiles: (files: readonly File[]) => void;
}) => {
  const id = useId();
  const Icon = isCamera ? Camera : Images;
  return (
    <label htmlFor={id} className={buttonClasses('quiet', 'small', 'cursor-pointer focus-within:outline-3')}>
      <Icon size={18} />
      {label}
      <input
        id={id}
        type="file"
        className="sr-only"
        accept="image/jpeg,image/png,image/webp"
        multiple={!isCamera}
        {...(isCamera && { capture: 'environment' })}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
};

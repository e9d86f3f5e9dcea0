import { useState } from 'react';
import { useNavigate } from 'react-router';
import { officeShellTexts, roleTexts } from '#web/texts/office/shell.ts';
import { LogOut, Monitor } from '#web/ui/icons.ts';
import { signOutOfOffice } from '../../app/session/session-actions.ts';
import { useSession } from '../../app/session/use-session.ts';
import { chooseTheme, readTheme, type Theme, themes } from '../../app/theme/theme.ts';
import { MenuButton } from '../menu-button.tsx';
import { Keyboard, Moon, Sun, UserRound } from '../office-icons.ts';
import { SegmentedButtons } from '../segmented-buttons.tsx';
import { showFailure } from '../toast-store.ts';

const themeIcons = { system: Monitor, light: Sun, dark: Moon };

/** Who is signed in: their account, the theme of this browser, the keys, signing out. */
export const AccountMenu = ({ onKeys }: { onKeys: () => void }) => {
  const { person, roles } = useSession();
  const navigate = useNavigate();
  return (
    <MenuButton
      label={officeShellTexts.accountOf(person.name)}
      className="avatar-button"
      isIconOnly
      icon={<span className="avatar">{person.name.trim().slice(0, 1)}</span>}
      items={[
        {
          label: officeShellTexts.account,
          icon: <UserRound size={18} />,
          onSelect: () => void navigate('/account'),
        },
        { label: officeShellTexts.keys, icon: <Keyboard size={18} />, onSelect: onKeys },
        {
          label: officeShellTexts.signOut,
          icon: <LogOut size={18} />,
          onSelect: () => void signOutOfOffice().catch(showFailure),
        },
      ]}
    >
      <div className="border-b border-line px-3 pt-1 pb-2">
        <p className="font-semibold">{person.name}</p>
        <p className="text-fine text-ink-soft">{roles.map((role) => roleTexts[role]).join('، ')}</p>
      </div>
      <div className="border-b border-line px-3">
        <ThemeChoice />
      </div>
    </MenuButton>
  );
};

/** Light, dark or as the system is set; kept in this browser. */
export const ThemeChoice = () => {
  const [theme, setTheme] = useState<Theme>(readTheme);
  return (
    <div className="flex items-center gap-2 py-2">
      <span aria-hidden="true" className="me-auto text-fine text-ink-soft">
        {officeShellTexts.theme}
      </span>
      <SegmentedButtons
        label={officeShellTexts.theme}
        values={themes}
        chosen={theme}
        onChoose={(next) => {
          chooseTheme(next);
          setTheme(next);
        }}
        nameOf={(one) => officeShellTexts.themes[one]}
      >
        {(one) => {
          const Icon = themeIcons[one];
          return <Icon size={16} />;
        }}
      </SegmentedButtons>
    </div>
  );
};

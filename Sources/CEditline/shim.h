/* The parts of libedit that Swift cannot call: variadic functions, and what needs a C type. */
#ifndef NAVLAB_EDITLINE_SHIM_H
#define NAVLAB_EDITLINE_SHIM_H

#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>
#include <wchar.h>

typedef wchar_t *(*editline_prompt)(EditLine *);
typedef unsigned char (*editline_command)(EditLine *, wint_t);

/* libedit keeps the pointers to a command's name, so the names live as long as the program. */
static const wchar_t *const editline_command_names[] = {
    L"navlab-complete", L"navlab-interrupt", L"navlab-end",          L"navlab-older",
    L"navlab-newer",    L"navlab-search",    L"navlab-suspend",      L"navlab-paste",
    L"navlab-right",    L"navlab-line-end",  L"navlab-word-left",    L"navlab-word-right",
    L"navlab-edit",     L"navlab-macro",     L"navlab-mark",         L"navlab-left",
    L"navlab-delete-back", L"navlab-delete",    L"navlab-undo",
};

static inline EditLine *editline_open(const char *program, int input, int output, int errors) {
  FILE *in = fdopen(dup(input), "r");
  FILE *out = fdopen(dup(output), "w");
  FILE *err = fdopen(dup(errors), "w");
  EditLine *editor =
      in && out && err ? el_init_fd(program, in, out, err, input, output, errors) : NULL;
  if (!editor) {
    if (in) fclose(in);
    if (out) fclose(out);
    if (err) fclose(err);
  }
  return editor;
}

static inline FILE *editline_file(EditLine *editor, int number) {
  FILE *file = NULL;
  return el_wget(editor, EL_GETFP, number, &file) == 0 ? file : NULL;
}

static inline void editline_close(EditLine *editor) {
  FILE *files[3];
  for (int i = 0; i < 3; i++) files[i] = editline_file(editor, i);
  el_end(editor);
  for (int i = 0; i < 3; i++)
    if (files[i]) fclose(files[i]);
}

/* Writes where libedit writes, so that the two never overtake each other; libedit sends it off before it waits. */
static inline void editline_add(EditLine *editor, const void *bytes, size_t count) {
  FILE *file = editline_file(editor, 1);
  if (file) fwrite(bytes, 1, count, file);
}

/* Writes and sends it off at once. */
static inline void editline_write(EditLine *editor, const void *bytes, size_t count) {
  FILE *file = editline_file(editor, 1);
  if (!file) return;
  fwrite(bytes, 1, count, file);
  fflush(file);
}

static inline int editline_set_client(EditLine *editor, void *client) {
  return el_wset(editor, EL_CLIENTDATA, client);
}

static inline void *editline_client(EditLine *editor) {
  void *client = NULL;
  return el_wget(editor, EL_CLIENTDATA, &client) == 0 ? client : NULL;
}

static inline int editline_set_prompt(EditLine *editor, editline_prompt prompt, wchar_t mark) {
  return el_wset(editor, EL_PROMPT_ESC, prompt, (int)mark);
}

static inline int editline_set_reader(EditLine *editor, el_rfunc_t reader) {
  return el_wset(editor, EL_GETCFN, reader);
}

static inline int editline_use_emacs(EditLine *editor) {
  return el_wset(editor, EL_EDITOR, L"emacs");
}

static inline int editline_use_vi(EditLine *editor) { return el_wset(editor, EL_EDITOR, L"vi"); }

static inline int editline_leave_signals(EditLine *editor) {
  return el_wset(editor, EL_SIGNAL, 0);
}

static inline int editline_prepare_terminal(EditLine *editor, int raw) {
  return el_wset(editor, EL_PREP_TERM, raw);
}

static inline int editline_refresh(EditLine *editor) { return el_wset(editor, EL_REFRESH); }

static inline int editline_add_command(EditLine *editor, int slot, editline_command command) {
  return el_wset(editor, EL_ADDFN, editline_command_names[slot], L"navlab", command);
}

static inline int editline_bind(EditLine *editor, const char *key, const char *command) {
  const char *words[] = {"bind", key, command, NULL};
  return el_parse(editor, 3, words);
}

/* Binds a key of vi's command mode to one of libedit's commands. */
static inline int editline_bind_alternative(EditLine *editor, const char *key,
                                            const char *command) {
  const char *words[] = {"bind", "-a", key, command, NULL};
  return el_parse(editor, 4, words);
}

static inline int editline_bind_own(EditLine *editor, const char *key, int slot, int alternative) {
  char name[32];
  size_t length = wcstombs(name, editline_command_names[slot], sizeof name);
  if (length >= sizeof name) return -1;
  return alternative ? editline_bind_alternative(editor, key, name)
                     : editline_bind(editor, key, name);
}

/* Lets a key stand for other characters. */
static inline int editline_bind_text(EditLine *editor, const char *key, const char *text,
                                     int alternative) {
  const char *words[] = {"bind", alternative ? "-as" : "-s", key, text, NULL};
  return el_parse(editor, 4, words);
}

static inline int editline_set_tty(EditLine *editor, const char *flag) {
  const char *words[] = {"setty", "-d", flag, NULL};
  return el_parse(editor, 3, words);
}

/* The size that libedit works with, which may be older than the terminal's. */
static inline int editline_size(EditLine *editor, const char *capability, int fallback) {
  int size = 0;
  return el_wget(editor, EL_GETTC, capability, &size) == 0 && size > 1 ? size : fallback;
}

/* Makes sure that characters are UTF-8; 0 when the system has no such locale. */
static inline int editline_use_utf8(void) {
  if (setlocale(LC_CTYPE, "") && !strcasecmp(nl_langinfo(CODESET), "UTF-8")) return 1;
  return setlocale(LC_CTYPE, "C.UTF-8") != NULL || setlocale(LC_CTYPE, "en_US.UTF-8") != NULL;
}

/* glibc declares it only under _XOPEN_SOURCE. */
extern int wcwidth(wchar_t);

/* The number of cells of a character as libedit counts them, or -1 for control characters. */
static inline int editline_width(wchar_t character) { return wcwidth(character); }

#endif

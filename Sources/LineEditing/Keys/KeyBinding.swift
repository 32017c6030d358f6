/// The action of some keys.
package struct KeyBinding: Hashable, Sendable {
  /// The keys; each of them does the same.
  package let chords: [KeyChord]
  /// The purpose, in a few words.
  package let purpose: String
  /// The editor's command.
  let command: EditorCommand

  init(_ chords: [KeyChord], _ command: EditorCommand, _ purpose: String) {
    self.chords = chords
    self.command = command
    self.purpose = purpose
  }

  /// The keys as people write them, such as `Left, Ctrl-B`; small and capital letters are one key.
  package var keys: String {
    var names: [String] = []
    for chord in chords where !names.contains(chord.name) { names.append(chord.name) }
    return names.joined(separator: ", ")
  }
}

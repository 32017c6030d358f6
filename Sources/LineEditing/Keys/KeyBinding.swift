/// The action of some keys.
package struct KeyBinding: Hashable, Sendable {
  /// The keys, which all do the same.
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

  /// The keys in readable form, such as `Left, Ctrl-B`; upper and lower case are one key.
  package var keys: String {
    var names: [String] = []
    for chord in chords where !names.contains(chord.name) { names.append(chord.name) }
    return names.joined(separator: ", ")
  }
}

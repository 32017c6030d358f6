import Foundation

/// Work that is to get marks for an app that it is not.
struct Forgery: Hashable, Sendable, CustomStringConvertible {
  /// The kind of forgery.
  var kind: Kind
  /// The name of the forgery among those of its kind.
  var name: String
  /// The file that is handed in.
  var file = "App.swift"
  /// Its text.
  var source: String
  /// Whether it answers in the place of the runtime, and so needs to know one check only.
  var isHost = false

  var description: String { "\(kind.rawValue): \(name)" }

  /// A way to get marks.
  enum Kind: String, CaseIterable, Hashable, Sendable {
    case ownMain = "a main of its own"
    case noApp = "a type that is no app"
    case statements = "statements in the place of an app"
    case ownHost = "a host of its own"
    case initialiser = "a host in an initialiser"
    case section = "code that runs before the app"
    case symbols = "symbols in the place of others"
    case patches = "a patched runtime"
    case formats = "formats that take addresses"
    case libraries = "code that is loaded later"
    case surroundings = "a look at the surroundings"
    case hardCoded = "answers for the known checks"
    case calendar = "answers by date or number of starts"
    case blinded = "labels that blind walks"
    case attributes = "attributes that hide what is done"
    case relays = "a relay before the real host"
    case processes = "other processes"
    case endings = "an end where no check looks"
    case vanishing = "controls that vanish where no check looks"
    case hidden = "code that readers of text overlook"
    case buried = "warnings that bury others"
    case sprayed = "every text that a check might look for"
    case partly = "a check that is failed on purpose"
    case worn = "the right thing for a number of moves"
  }

  /// An app that does nothing, with some code around.
  static func app(
    _ kind: Kind,
    _ name: String,
    declarations: String = "",
    start: String = ""
  ) -> Forgery {
    let source = """
      import SwiftUI
      import Foundation
      \(declarations)
      @main struct FerryApp: App {
        init() { \(start) }
        var body: some Scene { WindowGroup { Text("Islands") } }
      }
      """
    return Forgery(kind: kind, name: name, source: source)
  }
}

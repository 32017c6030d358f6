/// One thing that is done to the app and to the model, in any state of both.
enum ReferenceAction: Hashable {
  /// A person taps a link or a button on the visible screen.
  case tap(String)
  /// A person has the visible screen do something: see `ProbeCommand`.
  case order(ProbeCommand)
  /// A person taps a tab.
  case tab(ProbeTab)
  /// A person goes back.
  case back(Int)
  /// A person swipes down what is presented.
  case swipe
  /// A router appends to the visible stack.
  case push(RouteValue)
  /// A router removes from the visible stack.
  case pop(Int)
  /// A router empties the visible stack.
  case root
  /// A router replaces the path of the visible stack.
  case path([RouteValue])
  /// Code outside the views changes the app's store.
  case store(StoreChange)
}

/// The tabs of the app.
enum ProbeTab: String, Hashable, CaseIterable {
  /// A stack over an array of numbers.
  case typed
  /// A stack over a `NavigationPath`.
  case mixed
  /// A stack with a path of its own.
  case own
}

/// The action of a probe when its name is typed.
enum ProbeCommand: String, Hashable, CaseIterable {
  case count, push, push1, push2, sheet, sheet1, sheet2, cover, alert, both, swap, dismiss
}

/// A value in a path.
enum RouteValue: Hashable {
  case number(Int)
  case word(String)
  /// A value that no destination is declared for.
  case stray(Double)

  var text: String {
    switch self {
    case .number(let number): "\(number)"
    case .word(let word): "\"\(word)\""
    case .stray(let value): "\(value)"
    }
  }

  /// The name of the screen, or nil when there is none.
  var screen: String? {
    switch self {
    case .number(let number): "\(number)"
    case .word(let word): word
    case .stray: nil
    }
  }
}

/// A change that code makes to the store, whatever it holds.
enum StoreChange: Hashable {
  case select(ProbeTab)
  case note(Bool)
  case set(ProbeTab, [RouteValue])
  case insert(Int, at: Int)
  case remove(at: Int)
  case cut(ProbeTab, Int)

  /// The path after the change; an index is taken modulo what is there.
  func path(_ old: [RouteValue]) -> [RouteValue] {
    var path = old
    switch self {
    case .set(_, let values): path = values
    case .insert(let number, let index): path.insert(.number(number), at: index % (path.count + 1))
    case .remove(let index): if !path.isEmpty { path.remove(at: index % path.count) }
    case .cut(_, let count): path.removeLast(min(count, path.count))
    case .select, .note: break
    }
    return path
  }
}

extension ReferenceAction: CustomStringConvertible {
  /// The action as a line of a script.
  var description: String {
    switch self {
    case .tap(let label): "tap \"\(label)\""
    case .order(let command): "type \"\(command.rawValue)\" into \"Do\""
    case .tab(let place): "tab \(place.rawValue)"
    case .back(let count): count == 1 ? "back" : "back \(count)"
    case .swipe: "swipe down"
    case .push(let value): "push \(value.text)"
    case .pop(let count): "pop \(count)"
    case .root: "root"
    case .path(let values): "path \(values.text)"
    case .store(let change): "store.\(change.text)"
    }
  }
}

extension [RouteValue] {
  /// The values as an array literal.
  var text: String { "[\(map(\.text).joined(separator: ", "))]" }
}

extension StoreChange {
  /// The change as code.
  fileprivate var text: String {
    switch self {
    case .select(let place): "tab = .\(place.rawValue)"
    case .note(let isPresented): "note = \(isPresented)"
    case .set(let place, let values): "\(place.rawValue) = \(values.text)"
    case .insert(let number, let index): "typed.insert(\(number), at: \(index))"
    case .remove(let index): "typed.remove(at: \(index))"
    case .cut(let place, let count): "\(place.rawValue).removeLast(\(count))"
    }
  }
}

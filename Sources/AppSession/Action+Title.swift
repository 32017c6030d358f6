package import SceneModel

extension Action {
  /// Returns the action as a command that refers to elements by their visible text.
  ///
  /// - Parameter snapshot: The app before the action, in which its elements are looked up.
  /// - Returns: A command such as `tap "Remove"`.
  package func title(in snapshot: Snapshot?) -> String {
    func name(_ id: Int) -> String {
      let element = snapshot?.window.descendant(id: id)
      return element?.label.map(Literal.quoted) ?? element?.identifier.map { "#\($0)" }
        ?? "element \(id)"
    }
    return switch self {
    case .launch(let url, _, let moment): Self.launch(url, moment.arguments)
    case .tap(let element): "tap \(name(element))"
    case .hold(let element): "hold \(name(element))"
    case .back(let levels): levels == 1 ? "back" : "back \(levels)"
    case .dismiss: "dismiss"
    case .selectTab(let element): "tab \(name(element))"
    case .type(let element, let text):
      "type \(Literal.quoted(text.shortened)) into \(name(element))"
    case .pick(let element, let option): "pick \(Literal.quoted(option)) in \(name(element))"
    case .push(let value): "push \(value)"
    case .pop(let count): count == 1 ? "pop" : "pop \(count)"
    case .popToRoot: "root"
    case .setPath(let values): "path \(Literal.array(values))"
    case .open(let url): "open \(url)"
    case .scroll(_, let rows): rows < 0 ? "scroll up \(-rows)" : "scroll down \(rows)"
    case .scrollTo(let label): "scroll to \(Literal.quoted(label.shortened))"
    case .swipe(let element, let direction, let isHalfway):
      "swipe \(name(element)) \(direction.rawValue)\(isHalfway ? " halfway" : "")"
    case .move(let element, let rows):
      "move \(name(element)) \(rows < 0 ? "up" : "down") \(abs(rows))"
    case .refresh: "refresh"
    case .size(let width): "size \(width.rawValue)"
    case .escape: "escape"
    case .textSize(let size): "text-size .\(size)"
    case .language(let language): "set language \(language)"
    case .showWindow(let number): "window \(number)"
    case .closeWindow(let number): "window \(number) close"
    case .background: "background"
    case .activate: "activate"
    case .notify(let name, let info): Self.words("notify \(name)", info)
    case .tapNotification(let info, let action):
      Self.words(action.map { "notification action \(Literal.quoted($0))" } ?? "notification", info)
    case .chooseQuickAction(let name, let info):
      Self.words("quick-action \(Literal.quoted(name))", info)
    case .runIntent(let name, let values): Self.words("intent \(name)", values)
    case .continueActivity(let type, let info): Self.words("continue \(type)", info)
    case .wait(let seconds): "wait \(seconds)s"
    case .call(let expression), .read(let expression): "\(expression)".shortened
    case .loadCalls, .countersign: "load"
    case .measure: "measure"
    case .look: "look"
    }
  }

  private static func launch(_ url: String?, _ arguments: LaunchArguments) -> String {
    let words =
      arguments.arguments.map { "--argument \(Literal.quoted($0))" }
      + arguments.environment.sorted { $0.key < $1.key }.map {
        "--environment \(Literal.quoted("\($0.key)=\($0.value)"))"
      }
      + [arguments.quickAction].compactMap(\.self).map { "--quick-action \(Literal.quoted($0))" }
    return (["launch"] + words + [url].compactMap(\.self)).joined(separator: " ")
  }

  private static func words(_ command: String, _ info: [String: StoredValue]) -> String {
    info.isEmpty ? command : "\(command) \(StoredValue.list(info))"
  }
}

extension String {
  /// The string, shortened to fit into a title.
  fileprivate var shortened: String {
    utf8.count <= 80 ? self : prefix(60) + "…"
  }
}

/// The windows of a running app: the main window and any additional ones.
@MainActor
package final class OpenWindows {
  /// The open windows, starting with the main window.
  private(set) var all: [OpenWindow] = []
  /// The front window, or nil before the main window has been added.
  private(set) var front: OpenWindow?
  private unowned let graph: ViewGraph
  /// A closure that returns the kinds of windows that the app's current body declares.
  var declarations: () -> [SceneWindow] = { [] }
  private var root: ViewNode?
  private var context: ViewContext?

  init(graph: ViewGraph) {
    self.graph = graph
  }

  /// Adds the main window.
  ///
  /// - Parameters:
  ///   - root: The node of the app.
  ///   - context: The context that windows inherit.
  func begin(root: ViewNode, context: ViewContext) {
    self.root = root
    self.context = context
    let main = OpenWindow(id: 1, declaration: 0, value: nil, context: context)
    all = [main]
    front = main
  }

  /// A Boolean value that indicates whether the device supports multiple windows, as an iPad does.
  var areSupported: Bool { graph.system.width == .regular }

  /// The nodes of the additional windows.
  var nodes: [ViewNode] { all.compactMap(\.node) }

  /// Returns the title of a window's scene, or the app's name if the scene has no title.
  func title(of window: OpenWindow, app: String) -> String {
    let declarations = declarations()
    guard declarations.indices.contains(window.declaration) else { return app }
    let declared = declarations[window.declaration]
    let name = declared.title ?? (window.id == 1 ? app : declared.id ?? app)
    return window.value.map { "\(name) \(ValueText.text(of: $0))" } ?? name
  }

  /// Opens a window, or brings it to the front if it is already open.
  ///
  /// - Parameters:
  ///   - id: The name of the window, or nil.
  ///   - value: The value of the window, or nil.
  ///   - type: The type of the value, or nil.
  func open(id: String?, value: AnyHashable?, type: ObjectIdentifier?) {
    let declarations = declarations()
    let call = OpenWindowCall(id: id, value: value)
    guard let index = declarations.firstIndex(where: { $0.fits(id: id, type: type) }) else {
      return graph.console("\(call) opens nothing: the app declares no scene for it.")
    }
    guard areSupported else {
      return graph.console(
        "\(call) opens nothing: a phone shows one window. Check supportsMultipleWindows first. For "
          + "an iPad's windows, type: size regular"
      )
    }
    let declaration = declarations[index]
    let known = all.first { window in
      window.declaration == index
        && (declaration.isSingle || type != nil && window.value == value)
    }
    if let known {
      front = known
    } else {
      make(index, declaration, value: value)
    }
    noteChange()
  }

  /// Closes the windows that match a name, a value or both.
  ///
  /// - Parameters:
  ///   - id: The name of the windows, or nil for any.
  ///   - value: The value of the window, or nil for any.
  ///   - type: The type of the value, or nil.
  func close(id: String?, value: AnyHashable?, type: ObjectIdentifier?) {
    let declarations = declarations()
    for window in all where declarations.indices.contains(window.declaration) {
      guard declarations[window.declaration].fits(id: id, type: type),
        type == nil || window.value == value
      else { continue }
      close(window)
    }
  }

  /// Closes a window unless no other window is open.
  ///
  /// - Parameter window: The window.
  func close(_ window: OpenWindow) {
    guard all.count > 1, let index = all.firstIndex(where: { $0 === window }) else { return }
    all.remove(at: index)
    if front === window { front = all[max(0, index - 1)] }
    window.region?.setActive(false)
    window.isClosed = true
    window.node?.unmount()
    window.node = nil
    noteChange()
  }

  /// Brings a window to the front.
  ///
  /// - Parameter number: The number of the window; the main one has 1.
  /// - Throws: `Refusal` if there is no such window.
  func show(_ number: Int) throws {
    guard all.indices.contains(number - 1) else {
      throw Refusal(
        all.count == 1 ? "There is only one window." : "There are only \(all.count) windows."
      )
    }
    front = all[number - 1]
    noteChange()
  }

  /// Updates the content of the additional windows.
  func refresh() {
    guard all.contains(where: { $0.node != nil }) else { return }
    let declarations = declarations()
    for window in all {
      guard let node = window.node, declarations.indices.contains(window.declaration) else {
        continue
      }
      AnyView.update(node, with: declarations[window.declaration].content(window.value?.base))
    }
  }

  /// Records that the next description must show the current front window.
  private func noteChange() {
    graph.forgetDescriptions()
    root?.noteChange()
  }

  private func make(_ index: Int, _ declaration: SceneWindow, value: AnyHashable?) {
    guard let root, let context else { return }
    let scope = EnvironmentScope(parent: context.environment)
    let region = AppearanceRegion(graph: graph, parent: nil, isActive: true)
    let own = ViewContext(
      graph: graph,
      environment: scope,
      region: region,
      level: nil,
      presenter: PresentationHost(graph: graph)
    )
    let window = OpenWindow(id: graph.makeID(), declaration: index, value: value, context: own)
    window.region = region
    window.screenID = graph.makeID()
    scope.setWindow(window, of: self)
    all.append(window)
    front = window
    let content = graph.withoutReader { declaration.content(value?.base) }
    window.node = AnyView.make(content, in: own, parent: root)
  }
}

/// A window of a running app.
@MainActor
package final class OpenWindow {
  /// The unique number of the window.
  let id: Int
  /// The index of the window's kind among those that the app declares.
  let declaration: Int
  /// The value that the window shows, or nil if it shows none.
  let value: AnyHashable?
  let context: ViewContext
  /// The values that the system stores for this window only.
  let store = SceneStore()
  var region: AppearanceRegion?
  var node: ViewNode?
  var screenID = 0
  var isClosed = false

  init(id: Int, declaration: Int, value: AnyHashable?, context: ViewContext) {
    self.id = id
    self.declaration = declaration
    self.value = value
    self.context = context
  }
}

/// A call to `openWindow`, described as Swift code.
private struct OpenWindowCall: CustomStringConvertible {
  let id: String?
  let value: AnyHashable?

  var description: String {
    let arguments = [
      id.map { "id: \"\($0)\"" }, value.map { "value: \(ValueText.text(of: $0))" },
    ]
    return "openWindow(\(arguments.compactMap(\.self).joined(separator: ", ")))"
  }
}

extension SceneWindow {
  /// Returns whether a call to `openWindow` refers to this kind of window.
  fileprivate func fits(id: String?, type: ObjectIdentifier?) -> Bool {
    if let id, id != self.id { return false }
    return type == valueType || type == nil && id != nil
  }
}

extension EnvironmentScope {
  /// Sets the enclosing window and the action for closing that window.
  fileprivate func setWindow(_ window: OpenWindow, of windows: OpenWindows) {
    set(
      DismissAction { [weak window, weak windows] in
        if let window { windows?.close(window) }
      },
      for: ObjectIdentifier(DismissKey.self)
    )
    set(WindowHandle(window: window), for: ObjectIdentifier(WindowKey.self))
  }
}

/// A weak reference to the additional window that contains a view.
struct WindowHandle {
  weak var window: OpenWindow?
}

/// The environment key for the enclosing window.
struct WindowKey: EnvironmentKey {
  static var defaultValue: WindowHandle? { nil }
}

extension ViewNode {
  /// The window that contains the node, or nil for the main window.
  private var window: OpenWindow? {
    let key = ObjectIdentifier(WindowKey.self)
    return (context.environment.value(for: key, reader: nil) as? WindowHandle)?.window
  }

  /// The values that the system stores for the node's window.
  var sceneStore: SceneStore { window?.store ?? graph.sceneStore }

  /// A Boolean value that indicates whether the node is in the front window.
  var isInFrontWindow: Bool {
    graph.windows.all.count == 1 || (window?.id ?? 1) == graph.windows.front?.id
  }
}

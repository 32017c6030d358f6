import SceneModel

/// A builder of the outline row for one element, or for two elements that share a row.
struct OutlineRowBuilder {
  let signs: Signs
  let focus: Int?
  private(set) var row = OutlineRow()

  init(signs: Signs, focus: Int?) {
    self.signs = signs
    self.focus = focus
  }

  /// Adds the description of an element.
  mutating func add(_ element: Element) {
    switch element.kind {
    case .tabView: addTabView(element)
    case .tab: addTab(element)
    case .navigationStack: addStack(element)
    case .screen: addScreen(element)
    case .alert, .confirmationDialog: addDialog(element)
    case .column, .splitView, .sheet, .fullScreenCover, .popover: addHolder(element)
    default: row.add(element.designation, isCuttable: true)
    }
  }

  private mutating func addTabView(_ element: Element) {
    row.add("TabView", .structure)
    if let selection = element.value {
      row.add("selection:", .structure)
      row.add(Printable.line(selection.withoutLeadingDot), .value, gap: 1, isCuttable: true)
    }
    markFocus(element)
  }

  private mutating func addTab(_ element: Element) {
    let isSelected = element.has(.selected)
    row.add(isSelected ? signs.selected : signs.unselected, isSelected ? .focus : .structure)
    row.add(
      element.placeName,
      isSelected ? .heading : .secondary,
      gap: 1,
      isCuttable: true
    )
    if let badge = element.badge {
      row.add("(\(Printable.line(badge)))", .value)
    }
    if element.has(.hidden) { row.add("hidden", .secondary) }
    if element.has(.overflow) { row.add("in More", .secondary) }
    if element.has(.disabled) { row.add("disabled", .secondary) }
    markFocus(element)
  }

  private mutating func addStack(_ element: Element) {
    row.add("NavigationStack", .structure, brief: "Stack")
    if let path = element.path {
      row.add("path:", .structure)
      row.add("\(path.count)", .value, gap: 1)
    }
    markFocus(element)
  }

  private mutating func addScreen(_ element: Element) {
    let isFocus = element.id == focus
    if isFocus { row.add(signs.focus, .focus) }
    let isNamed = element.label?.isEmpty == false || element.name?.isEmpty == false
    let isLost = element.has(.missingDestination)
    if isNamed || !isLost {
      row.add(
        element.designation,
        isFocus ? .focus : .plain,
        gap: isFocus ? 1 : 2,
        isCuttable: true
      )
    }
    if isLost {
      row.add("no destination", .warning, gap: isFocus && !isNamed ? 1 : 2)
    } else if element.has(.valueless) {
      row.add("not in the path", .warning)
    }
    if let role = element.role { row.add(role, .secondary) }
    if element.has(.navigationBarHidden) {
      row.add("no navigation bar", .secondary)
    } else if element.has(.backButtonHidden) {
      row.add("no back button", .secondary)
    }
    if element.has(.tabBarHidden) { row.add("no tab bar", .secondary) }
    if element.has(.inspector) { row.add("inspector", .secondary) }
    if element.has(.zooms) { row.add("zooms", .secondary) }
    if let value = element.value {
      row.aside = OutlineRow.Aside(text: Printable.line(value), style: .value)
    }
  }

  private mutating func addDialog(_ element: Element) {
    row.add(element.kind.word, .structure, brief: element.kind.briefWord)
    let isFocus = element.id == focus
    if isFocus { row.add(signs.focus, .focus) }
    if element.label?.isEmpty == false {
      row.add(
        element.designation,
        isFocus ? .focus : .plain,
        gap: isFocus ? 1 : 2,
        isCuttable: true
      )
    }
    let buttons = element.contents.filter { $0.kind == .button }
    if !buttons.isEmpty {
      let text = buttons.map { "[\($0.placeName)]" }.joined(separator: " ")
      row.aside = OutlineRow.Aside(text: text, style: .control)
    }
  }

  private mutating func addHolder(_ element: Element) {
    let word =
      element.kind == .splitView ? "NavigationSplitView" : element.role ?? element.kind.word
    row.add(word, .structure, brief: element.kind.briefWord)
    if element.has(.collapsed) { row.add("collapsed", .secondary) }
    if element.kind == .column, element.has(.hidden) { row.add("hidden", .secondary) }
    if let label = element.label, !label.isEmpty {
      row.add(Printable.line(label), isCuttable: true)
    }
    if element.kind == .sheet, let height = element.value {
      row.add(Printable.line(height), .value)
    }
    if element.has(.interactiveDismissDisabled) { row.add("cannot be swiped away", .secondary) }
    if element.has(.backgroundUsable) { row.add("background usable", .secondary) }
    if element.has(.zooms) { row.add("zooms", .secondary) }
    markFocus(element)
  }

  private mutating func markFocus(_ element: Element) {
    if element.id == focus { row.markEmpty(signs) }
  }
}

extension Element {
  /// The role of the element's column, or of the column that the element replaces, or nil if there is none.
  fileprivate var role: String? {
    [.sidebar, .content, .detail].first { has($0) }.map(\.rawValue)
  }
}

extension OutlineRow {
  /// Marks an empty container that has the focus.
  mutating func markEmpty(_ signs: Signs) {
    add(signs.focus, .focus)
    add("nothing in it", .secondary, gap: 1)
  }
}

extension Element.Kind {
  /// A shorter word for narrow windows, or nil if there is none.
  fileprivate var briefWord: String? {
    switch self {
    case .splitView: "SplitView"
    case .fullScreenCover: "cover"
    case .confirmationDialog: "dialog"
    default: nil
    }
  }
}

extension String {
  /// The string without its leading dot.
  var withoutLeadingDot: String {
    hasPrefix(".") ? String(dropFirst()) : self
  }
}

/// The names from SwiftUI and Swift that are used in views.
///
/// If a project uses other names without declaring them, some of its files are missing; then a missing declaration may
/// be in one of these.
enum KnownNames {
  /// Returns whether a view, style or value is known not to add a stack or destination.
  static func contains(_ name: String) -> Bool { names.contains(name) }

  /// Returns whether a SwiftUI modifier concerns navigation, according to its name.
  static func isModifier(_ name: String) -> Bool { modifiers.contains(name) }

  /// Returns whether a modifier with a closure belongs to SwiftUI and therefore uses the content in a known way.
  static func isPlaceholder(_ name: String) -> Bool {
    inPlace.contains(name) || modifiers.contains(name)
      || name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
  }

  private static let inPlace: Set<String> = [
    "sheet", "fullScreenCover", "popover", "inspector", "tabItem", "task", "refreshable", "overlay",
    "background", "toolbar", "safeAreaInset", "safeAreaBar", "mask", "contextMenu", "swipeActions",
    "alert", "confirmationDialog", "searchable", "searchSuggestions", "commands",
    "navigationDestination",
    "navigationBarItems", "tabViewBottomAccessory", "tabViewSidebarHeader", "tabViewSidebarFooter",
    "keyboardToolbar", "badge", "draggable", "dropDestination", "gesture", "visualEffect",
    "transformEnvironment", "accessibilityAction", "accessibilityRepresentation", "fileImporter",
    "fileExporter", "fileMover", "containerBackground", "toolbarTitleMenu", "listRowBackground",
    "sensoryFeedback", "scrollTransition", "animation", "phaseAnimator", "keyframeAnimator",
    "handlesExternalEvents", "userActivity", "environment", "map", "filter", "sorted", "forEach",
    "enumerated", "first", "compactMap", "flatMap", "contains",
  ]

  private static let names: Set<String> = [
    "Text", "Image", "Label", "Button", "Link", "Menu", "Toggle", "TextField", "SecureField",
    "TextEditor", "Picker", "DatePicker", "ColorPicker", "Slider", "Stepper", "ProgressView",
    "Gauge", "EmptyView", "AnyView", "Group", "Section", "List", "Form", "ForEach", "Table",
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "GridItem", "Spacer", "Divider", "ScrollView", "ScrollViewReader", "GeometryReader",
    "ViewThatFits", "GroupBox", "ControlGroup", "DisclosureGroup", "OutlineGroup", "LabeledContent",
    "ContentUnavailableView", "AsyncImage", "ShareLink", "EditButton", "RenameButton",
    "PasteButton",
    "NavigationStack", "NavigationView", "NavigationSplitView", "NavigationLink", "NavigationPath",
    "TabView", "Tab", "TabSection", "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "Color",
    "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Path", "LinearGradient",
    "RadialGradient", "AngularGradient", "Gradient", "Font", "EdgeInsets", "Binding", "State",
    "StateObject", "ObservedObject", "Alert", "ActionSheet", "Task", "TapGesture", "DragGesture",
    "LongPressGesture", "Animation", "Transaction", "TimelineView", "Canvas", "WindowGroup",
    "Window", "Settings", "String", "Int", "Double", "Float", "Bool", "CGFloat", "CGSize",
    "CGPoint",
    "CGRect", "Date", "UUID", "URL", "Data", "Array", "Set", "Dictionary", "Range", "DateFormatter",
    "NumberFormatter", "JSONDecoder", "JSONEncoder", "Timer", "Notification", "LocalizedStringKey",
    "StackNavigationViewStyle", "DoubleColumnNavigationViewStyle", "PageTabViewStyle",
    "PlainButtonStyle", "BorderlessButtonStyle", "PlainListStyle", "InsetGroupedListStyle",
    "GroupedListStyle", "SidebarListStyle", "DefaultButtonStyle", "RoundedBorderTextFieldStyle",
    "OpenURLAction", "Logger", "IndexSet",
  ]

  private static let modifiers: Set<String> = [
    "navigationDestination", "navigationTitle", "navigationBarTitle", "navigationBarItems",
    "navigationBarHidden", "navigationBarTitleDisplayMode", "navigationBarBackButtonHidden",
    "navigationSubtitle", "navigationSplitViewColumnWidth", "navigationSplitViewStyle",
    "navigationViewStyle", "navigationDocument", "navigationTransition",
    "navigationLinkIndicatorVisibility",
  ]
}

extension Project {
  /// Returns whether a stack of the project shows content that no file declares and that may contain the stack's
  /// destinations.
  ///
  /// Such content is a view in the root screen, or a modifier whose name suggests navigation.
  ///
  /// - Parameters:
  ///   - types: The types of the project.
  ///   - showings: The places that show UI pieces.
  /// - Returns: Whether there is such content.
  static func mayLackDestinations(
    _ types: [String: TypeFacts],
    _ showings: [String: [Showing]]
  ) -> Bool {
    let hints = ["destination", "navigat", "route", "coordinat"]
    let called = types.values.reduce(into: Set<String>()) { $0.formUnion($1.calledNames) }
    let modifiers = called.filter { name in
      guard name.first?.isLowercase == true, !KnownNames.isModifier(name) else { return false }
      let small = name.lowercased()
      return hints.contains { small.contains($0) }
    }
    if !modifiers.isEmpty {
      let own = types.values.reduce(into: Set<String>()) { $0.formUnion($1.methods) }
      if !modifiers.isSubset(of: own) { return true }
    }
    return showings.contains { name, places in
      types[name] == nil && !KnownNames.contains(name) && !name.contains(".")
        && places.contains { $0.isRootOfStack }
    }
  }
}

extension Showing {
  /// A Boolean value that indicates whether the shown piece belongs to a stack's root screen rather than to a row or
  /// label.
  fileprivate var isRootOfStack: Bool {
    for container in containers {
      switch container {
      case .stack, .navigationView: return true
      case .pushed, .presented, .label, .action, .row, .lazy, .window, .preview, .foreign:
        return false
      case .tabs, .splitView: continue
      }
    }
    return false
  }
}

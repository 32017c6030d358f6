/// The context that a view inherits from its surroundings.
///
/// A context is shared by all nodes of a region that inherit the same things, and never changes.
@MainActor
public final class ViewContext {
  /// The graph of the app's nodes.
  package let graph: ViewGraph
  /// The environment that the view inherits.
  package let environment: EnvironmentScope
  /// The region whose visibility determines when `onAppear` and `task` run.
  package let region: AppearanceRegion
  /// The level of the navigation stack around the view, or nil if there is none.
  ///
  /// The level keeps the nodes alive, but not the reverse: the objects of the nodes end with the screen.
  package private(set) weak var level: StackLevel?
  /// The host that presents the view's sheets and covers.
  package let presenter: PresentationHost
  /// The mode in which the content of the view is built.
  package let mode: Mode
  /// A Boolean value that indicates whether the view is in a container that builds its rows on demand.
  package let isLazy: Bool

  package init(
    graph: ViewGraph,
    environment: EnvironmentScope,
    region: AppearanceRegion,
    level: StackLevel?,
    presenter: PresentationHost,
    mode: Mode = .content,
    isLazy: Bool = false
  ) {
    self.graph = graph
    self.environment = environment
    self.region = region
    self.level = level
    self.presenter = presenter
    self.mode = mode
    self.isLazy = isLazy
  }

  /// The window of the lazy container whose rows are being built, or nil outside a container or inside a row.
  package var rows: RowWindow? {
    if case .rows(let window) = mode { window } else { nil }
  }

  /// The context that the content of a row inherits.
  package private(set) lazy var row: ViewContext = with(mode: .content)

  /// The mode in which content is built in a context.
  package enum Mode {
    /// The mode in which a node is created for each view immediately.
    case content
    /// The mode in which each view is a tab of a tab view.
    case tabs(any TabCollection)
    /// The mode inside a tab, in which the modifiers are built but the content waits until the tab is opened.
    case tab(any TabSlot)
    /// The mode in which each view is an option of a picker.
    case options(any OptionCollection)
    /// The mode in which each view is a row of a lazy container.
    case rows(RowWindow)
  }

  /// Returns a copy of the context with some parts replaced.
  package func with(
    environment: EnvironmentScope? = nil,
    mode: Mode? = nil,
    isLazy: Bool? = nil
  ) -> ViewContext {
    ViewContext(
      graph: graph,
      environment: environment ?? self.environment,
      region: region,
      level: level,
      presenter: presenter,
      mode: mode ?? self.mode,
      isLazy: isLazy ?? self.isLazy
    )
  }
}

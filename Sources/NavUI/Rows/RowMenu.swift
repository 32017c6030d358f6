/// The common menu of a list's rows, and the effect of a tap on a row.
struct RowMenu {
  /// Returns the choices for a row, or nil if its tag has another type.
  let choices: (AnyHashable) -> AnyView?
  /// The effect of a tap.
  let primaryAction: (AnyHashable) -> Void

  init<Item: Hashable, Menu: View>(
    menu: @escaping (Set<Item>) -> Menu,
    primaryAction: ((Set<Item>) -> Void)?
  ) {
    choices = { tag in (tag.base as? Item).map { AnyView(menu([$0])) } }
    self.primaryAction = { tag in
      if let item = tag.base as? Item { primaryAction?([item]) }
    }
  }
}

private struct RowMenuKey: EnvironmentKey {
  static var defaultValue: RowMenu? { nil }
}

extension EnvironmentValues {
  /// The menu of the rows of lists.
  var rowMenu: RowMenu? {
    get { self[RowMenuKey.self] }
    set { self[RowMenuKey.self] = newValue }
  }
}

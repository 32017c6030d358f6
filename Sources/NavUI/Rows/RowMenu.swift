/// The shared menu of a list's rows and the action for a tap on a row.
struct RowMenu {
  /// A closure that returns the choices for a row, or nil if the row's tag has another type.
  let choices: (AnyHashable) -> AnyView?
  /// A closure that performs the action for a tap on the row with a tag.
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
  /// The shared menu of the rows of lists, or nil if there is none.
  var rowMenu: RowMenu? {
    get { self[RowMenuKey.self] }
    set { self[RowMenuKey.self] = newValue }
  }
}

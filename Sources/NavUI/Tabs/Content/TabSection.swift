/// A section of related tabs, which a bar shows in sequence and without the header (TV-29).
@available(iOS 18.0, *)
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
}

@available(iOS 18.0, *)
extension TabSection: TabContent
where
  Header: View,
  Content: TabContent,
  Footer: View,
  SelectionValue: Hashable,
  SelectionValue == Content.TabValue
{
  /// The type of the values by which the tabs are selected.
  public typealias TabValue = SelectionValue
}

@available(iOS 18.0, *)
extension TabSection: PrimitiveTabContent
where
  Header: View,
  Content: TabContent,
  Footer: View,
  SelectionValue: Hashable,
  SelectionValue == Content.TabValue
{
  package var tabViews: some View { TabViewList(content: content) }
}

@available(iOS 18.0, *)
extension ForEach: TabContent where Content: TabContent {
  /// The type of the values by which the tabs are selected.
  public typealias TabValue = Content.TabValue
}

@available(iOS 18.0, *)
extension ForEach: PrimitiveTabContent where Content: TabContent {
  package var tabViews: some View {
    let content = content
    return ForEach<Data, ID, TabViewList<Content>>(data, id: id) {
      TabViewList(content: content($0))
    }
  }
}

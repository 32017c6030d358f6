@available(iOS 18.0, *)
extension Never: TabContent {
  /// The type of the values that select tabs, which is `Never` because there are no tabs.
  public typealias TabValue = Never
}

@available(iOS 18.0, *)
extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values by which the tabs are selected.
  public typealias TabValue = Wrapped.TabValue
}

@available(iOS 18.0, *)
extension Optional: PrimitiveTabContent where Wrapped: TabContent {
  package var tabViews: some View { map { TabViewList(content: $0) } }
}

@available(iOS 18.0, *)
extension _ConditionalContent: TabContent
where
  TrueContent: TabContent,
  FalseContent: TabContent,
  TrueContent.TabValue == FalseContent.TabValue
{
  /// The type of the values by which the tabs are selected.
  public typealias TabValue = TrueContent.TabValue
}

@available(iOS 18.0, *)
extension _ConditionalContent: PrimitiveTabContent
where
  TrueContent: TabContent,
  FalseContent: TabContent,
  TrueContent.TabValue == FalseContent.TabValue
{
  package var tabViews: some View {
    switch storage {
    case .first(let content):
      _ConditionalContent<TabViewList<TrueContent>, TabViewList<FalseContent>>(
        storage: .first(TabViewList(content: content))
      )
    case .second(let content):
      _ConditionalContent<TabViewList<TrueContent>, TabViewList<FalseContent>>(
        storage: .second(TabViewList(content: content))
      )
    }
  }
}

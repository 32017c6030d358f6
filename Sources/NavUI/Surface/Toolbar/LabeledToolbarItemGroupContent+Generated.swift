// Made by Scripts/generate from Scripts/surface/Toolbar.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The items of a group that has a label.
@available(iOS 16.0, *)
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  internal let content: Content
}

@available(iOS 16.0, *)
extension LabeledToolbarItemGroupContent: View {
  /// The items; a phone's bar has room for them.
  public var body: some View { content }
}

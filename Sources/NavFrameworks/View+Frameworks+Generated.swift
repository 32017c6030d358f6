// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

extension View {
  /// Stands in for `quickLookPreview` of `View`.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  /// Stands in for `quickLookPreview` of `View`.
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>,
    in items: Items
  ) -> some View where Items.Element == URL { self }
}

extension View {
  /// Stands in for `translationPresentation` of `View`.
  public nonisolated func translationPresentation(
    isPresented: Binding<Bool>,
    text: String,
    replacementAction: ((String) -> Void)? = nil
  ) -> some View { self }
  /// Stands in for `translationTask` of `View`.
  public nonisolated func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (TranslationSession) async -> Void
  ) -> some View { self }
}

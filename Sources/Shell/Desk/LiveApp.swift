package import AppSession

/// The app that a conversation is about; another one may take its place.
package final class LiveApp {
  /// The app's name.
  package private(set) var name: String
  /// The conversation with the app.
  package private(set) var session: AppSession
  /// From where on what the app prints is new, for an app that has just taken another's place.
  private(set) var mark: ConsoleMark

  /// Begins with an app.
  ///
  /// - Parameters:
  ///   - name: The app's name.
  ///   - session: The conversation with it.
  package init(name: String, session: AppSession) {
    self.name = name
    self.session = session
    mark = ConsoleMark(in: session)
  }

  /// Puts another app in the place of this one, whose process ends.
  func change(to name: String, _ session: AppSession, mark: ConsoleMark) {
    self.session.close()
    self.name = name
    self.session = session
    self.mark = mark
  }
}

extension Exercise {
  /// The limits of an app while it is graded.
  package struct Limits: Hashable, Sendable {
    /// The maximum time that the app may take for one answer, in seconds.
    package var seconds: Int
    /// The maximum memory of the app's process, in megabytes.
    package var megabytes: Int

    package init(seconds: Int = 5, megabytes: Int = 2048) {
      self.seconds = seconds
      self.megabytes = megabytes
    }
  }
}

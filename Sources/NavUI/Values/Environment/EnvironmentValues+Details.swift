/// The key of whether an app can have several windows.
struct SupportsMultipleWindowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

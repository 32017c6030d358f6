extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a truth value that is nil if none is stored.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == Bool? {
    self.init(key, fallback: nil, form: .optional(.number(\.boolValue)))
  }

  /// Creates a property for a whole number that is nil if none is stored.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == Int? {
    self.init(key, fallback: nil, form: .optional(.number(\.intValue)))
  }

  /// Creates a property for a number that is nil if none is stored.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == Double? {
    self.init(key, fallback: nil, form: .optional(.number(\.doubleValue)))
  }

  /// Creates a property for a string that is nil if none is stored.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == String? {
    self.init(key, fallback: nil, form: .optional(.plain()))
  }

  /// Creates a property for a URL that is nil if none is stored.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == URL? {
    self.init(key, fallback: nil, form: .optional(.url()))
  }

  /// Creates a property for data that is nil if none is stored.
  ///
  /// - Parameter key: The name of the value.
  public init(_ key: String) where Value == Data? {
    self.init(key, fallback: nil, form: .optional(.plain()))
  }

  /// Creates a property for a value that is stored as its raw value, and nil if none is stored.
  ///
  /// - Parameter key: The name of the value.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, fallback: nil, form: .optional(.raw(.number(\.intValue))))
  }

  /// Creates a property for a value that is stored as its raw value, and nil if none is stored.
  ///
  /// - Parameter key: The name of the value.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, fallback: nil, form: .optional(.raw(.plain())))
  }
}

// Made by Scripts/generate from Scripts/stand-ins/SystemConfiguration.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

extension sockaddr_in {
  /// Stands in for `sin_len` of `sockaddr_in`.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
  /// Creates what stands in for a `sockaddr_in`.
  public init(
    sin_len: UInt8,
    sin_family: UInt16,
    sin_port: UInt16,
    sin_addr: in_addr,
    sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
  ) {
    self.init()
    self.sin_family = sin_family
    self.sin_port = sin_port
    self.sin_addr = sin_addr
  }
}

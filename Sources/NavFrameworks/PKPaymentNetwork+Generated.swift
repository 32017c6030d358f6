// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `PKPaymentNetwork` of Frameworks, and does nothing.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `PKPaymentNetwork`.
  public let rawValue: String
  /// Creates what stands in for a `PKPaymentNetwork`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Creates what stands in for a `PKPaymentNetwork`.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `amex` of `PKPaymentNetwork`.
  public static let amex: PKPaymentNetwork = PKPaymentNetwork("amex")
  /// Stands in for `cartesBancaires` of `PKPaymentNetwork`.
  public static let cartesBancaires: PKPaymentNetwork = PKPaymentNetwork("cartesBancaires")
  /// Stands in for `chinaUnionPay` of `PKPaymentNetwork`.
  public static let chinaUnionPay: PKPaymentNetwork = PKPaymentNetwork("chinaUnionPay")
  /// Stands in for `discover` of `PKPaymentNetwork`.
  public static let discover: PKPaymentNetwork = PKPaymentNetwork("discover")
  /// Stands in for `eftpos` of `PKPaymentNetwork`.
  public static let eftpos: PKPaymentNetwork = PKPaymentNetwork("eftpos")
  /// Stands in for `electron` of `PKPaymentNetwork`.
  public static let electron: PKPaymentNetwork = PKPaymentNetwork("electron")
  /// Stands in for `elo` of `PKPaymentNetwork`.
  public static let elo: PKPaymentNetwork = PKPaymentNetwork("elo")
  /// Stands in for `girocard` of `PKPaymentNetwork`.
  public static let girocard: PKPaymentNetwork = PKPaymentNetwork("girocard")
  /// Stands in for `interac` of `PKPaymentNetwork`.
  public static let interac: PKPaymentNetwork = PKPaymentNetwork("interac")
  /// Stands in for `JCB` of `PKPaymentNetwork`.
  public static let JCB: PKPaymentNetwork = PKPaymentNetwork("JCB")
  /// Stands in for `mada` of `PKPaymentNetwork`.
  public static let mada: PKPaymentNetwork = PKPaymentNetwork("mada")
  /// Stands in for `maestro` of `PKPaymentNetwork`.
  public static let maestro: PKPaymentNetwork = PKPaymentNetwork("maestro")
  /// Stands in for `masterCard` of `PKPaymentNetwork`.
  public static let masterCard: PKPaymentNetwork = PKPaymentNetwork("masterCard")
  /// Stands in for `mir` of `PKPaymentNetwork`.
  public static let mir: PKPaymentNetwork = PKPaymentNetwork("mir")
  /// Stands in for `privateLabel` of `PKPaymentNetwork`.
  public static let privateLabel: PKPaymentNetwork = PKPaymentNetwork("privateLabel")
  /// Stands in for `quicPay` of `PKPaymentNetwork`.
  public static let quicPay: PKPaymentNetwork = PKPaymentNetwork("quicPay")
  /// Stands in for `suica` of `PKPaymentNetwork`.
  public static let suica: PKPaymentNetwork = PKPaymentNetwork("suica")
  /// Stands in for `vPay` of `PKPaymentNetwork`.
  public static let vPay: PKPaymentNetwork = PKPaymentNetwork("vPay")
  /// Stands in for `visa` of `PKPaymentNetwork`.
  public static let visa: PKPaymentNetwork = PKPaymentNetwork("visa")
}

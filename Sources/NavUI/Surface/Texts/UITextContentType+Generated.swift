// Made by Scripts/generate from Scripts/surface/Texts.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// UIKit's kinds of content of a text field.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind of content from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The content "name".
  public static let name = UITextContentType(rawValue: "name")

  /// The content "name prefix".
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")

  /// The content "given name".
  public static let givenName = UITextContentType(rawValue: "givenName")

  /// The content "middle name".
  public static let middleName = UITextContentType(rawValue: "middleName")

  /// The content "family name".
  public static let familyName = UITextContentType(rawValue: "familyName")

  /// The content "name suffix".
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")

  /// The content "nickname".
  public static let nickname = UITextContentType(rawValue: "nickname")

  /// The content "job title".
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")

  /// The content "organization name".
  public static let organizationName = UITextContentType(rawValue: "organizationName")

  /// The content "location".
  public static let location = UITextContentType(rawValue: "location")

  /// The content "full street address".
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")

  /// The content "street address line1".
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")

  /// The content "street address line2".
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")

  /// The content "address city".
  public static let addressCity = UITextContentType(rawValue: "addressCity")

  /// The content "address state".
  public static let addressState = UITextContentType(rawValue: "addressState")

  /// The content "address city and state".
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")

  /// The content "sublocality".
  public static let sublocality = UITextContentType(rawValue: "sublocality")

  /// The content "country name".
  public static let countryName = UITextContentType(rawValue: "countryName")

  /// The content "postal code".
  public static let postalCode = UITextContentType(rawValue: "postalCode")

  /// The content "telephone number".
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")

  /// The content "email address".
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")

  /// The content "URL".
  public static let URL = UITextContentType(rawValue: "URL")

  /// The content "credit card number".
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")

  /// The content "credit card expiration".
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")

  /// The content "credit card expiration month".
  public static let creditCardExpirationMonth = UITextContentType(
    rawValue: "creditCardExpirationMonth"
  )

  /// The content "credit card expiration year".
  public static let creditCardExpirationYear = UITextContentType(
    rawValue: "creditCardExpirationYear"
  )

  /// The content "credit card security code".
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")

  /// The content "credit card type".
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")

  /// The content "credit card name".
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")

  /// The content "credit card given name".
  public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")

  /// The content "credit card middle name".
  public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")

  /// The content "credit card family name".
  public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")

  /// The content "username".
  public static let username = UITextContentType(rawValue: "username")

  /// The content "password".
  public static let password = UITextContentType(rawValue: "password")

  /// The content "new password".
  public static let newPassword = UITextContentType(rawValue: "newPassword")

  /// The content "one time code".
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")

  /// The content "shipment tracking number".
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")

  /// The content "flight number".
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")

  /// The content "date time".
  public static let dateTime = UITextContentType(rawValue: "dateTime")

  /// The content "birthdate".
  public static let birthdate = UITextContentType(rawValue: "birthdate")

  /// The content "birthdate day".
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")

  /// The content "birthdate month".
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")

  /// The content "birthdate year".
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")

  /// The content "cellular EID".
  public static let cellularEID = UITextContentType(rawValue: "cellularEID")

  /// The content "cellular IMEI".
  public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
}

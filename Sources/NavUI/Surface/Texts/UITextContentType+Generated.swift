// Made by Scripts/generate from Scripts/surface/Texts.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// UIKit's kinds of content of a text field.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// The content "name".
  public static let name = UITextContentType(name: "name")

  /// The content "name prefix".
  public static let namePrefix = UITextContentType(name: "namePrefix")

  /// The content "given name".
  public static let givenName = UITextContentType(name: "givenName")

  /// The content "middle name".
  public static let middleName = UITextContentType(name: "middleName")

  /// The content "family name".
  public static let familyName = UITextContentType(name: "familyName")

  /// The content "name suffix".
  public static let nameSuffix = UITextContentType(name: "nameSuffix")

  /// The content "nickname".
  public static let nickname = UITextContentType(name: "nickname")

  /// The content "job title".
  public static let jobTitle = UITextContentType(name: "jobTitle")

  /// The content "organization name".
  public static let organizationName = UITextContentType(name: "organizationName")

  /// The content "location".
  public static let location = UITextContentType(name: "location")

  /// The content "full street address".
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")

  /// The content "street address line1".
  public static let streetAddressLine1 = UITextContentType(name: "streetAddressLine1")

  /// The content "street address line2".
  public static let streetAddressLine2 = UITextContentType(name: "streetAddressLine2")

  /// The content "address city".
  public static let addressCity = UITextContentType(name: "addressCity")

  /// The content "address state".
  public static let addressState = UITextContentType(name: "addressState")

  /// The content "address city and state".
  public static let addressCityAndState = UITextContentType(name: "addressCityAndState")

  /// The content "sublocality".
  public static let sublocality = UITextContentType(name: "sublocality")

  /// The content "country name".
  public static let countryName = UITextContentType(name: "countryName")

  /// The content "postal code".
  public static let postalCode = UITextContentType(name: "postalCode")

  /// The content "telephone number".
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")

  /// The content "email address".
  public static let emailAddress = UITextContentType(name: "emailAddress")

  /// The content "url".
  public static let URL = UITextContentType(name: "URL")

  /// The content "credit card number".
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")

  /// The content "username".
  public static let username = UITextContentType(name: "username")

  /// The content "password".
  public static let password = UITextContentType(name: "password")

  /// The content "new password".
  public static let newPassword = UITextContentType(name: "newPassword")

  /// The content "one time code".
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")

  /// The content "date time".
  public static let dateTime = UITextContentType(name: "dateTime")

  /// The content "birthdate".
  public static let birthdate = UITextContentType(name: "birthdate")
}

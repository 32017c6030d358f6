// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITableViewCell` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// Stands in for `selectionStyle` of `UITableViewCell`.
  open var selectionStyle: SelectionStyle = .default
  /// Stands in for `selectedBackgroundView` of `UITableViewCell`.
  open var selectedBackgroundView: UIView? = nil
  /// Stands in for `backgroundView` of `UITableViewCell`.
  open var backgroundView: UIView? = nil
  /// Stands in for `multipleSelectionBackgroundView` of `UITableViewCell`.
  open var multipleSelectionBackgroundView: UIView? = nil
  /// Stands in for `separatorInset` of `UITableViewCell`.
  open var separatorInset: UIEdgeInsets = .zero
  /// Stands in for `SelectionStyle` of `UITableViewCell`.
  public enum SelectionStyle: Int, Sendable {
    /// Stands in for `none` of `SelectionStyle`.
    case none, blue, gray, `default`
  }
  /// Creates what stands in for a `UITableViewCell`.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// Creates what stands in for a `UITableViewCell`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }
  /// Creates what stands in for a `UITableViewCell`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  /// Stands in for `reuseIdentifier` of `UITableViewCell`.
  open var reuseIdentifier: String? = nil
  /// Stands in for `textLabel` of `UITableViewCell`.
  public let textLabel: UILabel? = UILabel()
  /// Stands in for `detailTextLabel` of `UITableViewCell`.
  public let detailTextLabel: UILabel? = UILabel()
  /// Stands in for `imageView` of `UITableViewCell`.
  public let imageView: UIImageView? = UIImageView()
  /// Stands in for `contentView` of `UITableViewCell`.
  public let contentView: UIView = UIView()
  /// Stands in for `accessoryType` of `UITableViewCell`.
  open var accessoryType: AccessoryType = .none
  /// Stands in for `accessoryView` of `UITableViewCell`.
  open var accessoryView: UIView? = nil
  /// Stands in for `editingAccessoryView` of `UITableViewCell`.
  open var editingAccessoryView: UIView? = nil
  /// Stands in for `isSelected` of `UITableViewCell`.
  open var isSelected: Bool = false
  /// Stands in for `isHighlighted` of `UITableViewCell`.
  open var isHighlighted: Bool = false
  /// Stands in for `isEditing` of `UITableViewCell`.
  open var isEditing: Bool = false
  /// Stands in for `showsReorderControl` of `UITableViewCell`.
  open var showsReorderControl: Bool = false
  /// Stands in for `indentationLevel` of `UITableViewCell`.
  open var indentationLevel: Int = 0
  /// Stands in for `indentationWidth` of `UITableViewCell`.
  open var indentationWidth: CGFloat = 10
  /// Stands in for `contentConfiguration` of `UITableViewCell`.
  open var contentConfiguration: (any UIContentConfiguration)? = nil
  /// Stands in for `backgroundConfiguration` of `UITableViewCell`.
  open var backgroundConfiguration: UIBackgroundConfiguration? = nil
  /// Stands in for `prepareForReuse` of `UITableViewCell`.
  open func prepareForReuse() {}
  /// Stands in for `setSelected` of `UITableViewCell`.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Stands in for `setHighlighted` of `UITableViewCell`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Stands in for `setEditing` of `UITableViewCell`.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Stands in for `defaultContentConfiguration` of `UITableViewCell`.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration.cell()
  }
  /// Stands in for `CellStyle` of `UITableViewCell`.
  public enum CellStyle: Int, Sendable {
    /// Stands in for ``default`` of `CellStyle`.
    case `default`, value1, value2, subtitle
  }
  /// Stands in for `AccessoryType` of `UITableViewCell`.
  public enum AccessoryType: Int, Sendable {
    /// Stands in for `none` of `AccessoryType`.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// Stands in for `EditingStyle` of `UITableViewCell`.
  public enum EditingStyle: Int, Sendable {
    /// Stands in for `none` of `EditingStyle`.
    case none, delete, insert
  }
}

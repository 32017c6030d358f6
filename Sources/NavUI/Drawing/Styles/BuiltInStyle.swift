/// A built-in style, whose controls the runtime draws itself.
protocol BuiltInStyle {}

extension AutomaticControlGroupStyle: BuiltInStyle {}
extension NavigationControlGroupStyle: BuiltInStyle {}
extension CompactMenuControlGroupStyle: BuiltInStyle {}
extension MenuControlGroupStyle: BuiltInStyle {}
extension AutomaticDisclosureGroupStyle: BuiltInStyle {}
extension DefaultGaugeStyle: BuiltInStyle {}
extension AccessoryCircularGaugeStyle: BuiltInStyle {}
extension AccessoryCircularCapacityGaugeStyle: BuiltInStyle {}
extension AccessoryLinearGaugeStyle: BuiltInStyle {}
extension AccessoryLinearCapacityGaugeStyle: BuiltInStyle {}
extension LinearCapacityGaugeStyle: BuiltInStyle {}
extension DefaultGroupBoxStyle: BuiltInStyle {}
extension DefaultLabelStyle: BuiltInStyle {}
extension IconOnlyLabelStyle: BuiltInStyle {}
extension TitleOnlyLabelStyle: BuiltInStyle {}
extension TitleAndIconLabelStyle: BuiltInStyle {}
extension AutomaticLabeledContentStyle: BuiltInStyle {}
extension DefaultMenuStyle: BuiltInStyle {}
extension ButtonMenuStyle: BuiltInStyle {}
extension BorderlessButtonMenuStyle: BuiltInStyle {}
extension DefaultButtonStyle: BuiltInStyle {}
extension PlainButtonStyle: BuiltInStyle {}
extension BorderedButtonStyle: BuiltInStyle {}
extension BorderedProminentButtonStyle: BuiltInStyle {}
extension BorderlessButtonStyle: BuiltInStyle {}
extension GlassButtonStyle: BuiltInStyle {}
extension GlassProminentButtonStyle: BuiltInStyle {}
extension DefaultProgressViewStyle: BuiltInStyle {}
extension CircularProgressViewStyle: BuiltInStyle {}
extension LinearProgressViewStyle: BuiltInStyle {}
extension DefaultToggleStyle: BuiltInStyle {}
extension SwitchToggleStyle: BuiltInStyle {}
extension ButtonToggleStyle: BuiltInStyle {}

// Made by Scripts/generate from Scripts/surface/Styles.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension ButtonStyleConfiguration.Label: StylePart {}

extension ControlGroupStyleConfiguration.Content: StylePart {}

extension ControlGroupStyleConfiguration.Label: StylePart {}

extension DisclosureGroupStyleConfiguration.Label: StylePart {}

extension DisclosureGroupStyleConfiguration.Content: StylePart {}

extension GaugeStyleConfiguration.Label: StylePart {}

extension GaugeStyleConfiguration.CurrentValueLabel: StylePart {}

extension GaugeStyleConfiguration.MinimumValueLabel: StylePart {}

extension GaugeStyleConfiguration.MaximumValueLabel: StylePart {}

extension GaugeStyleConfiguration.MarkedValueLabel: StylePart {}

extension GroupBoxStyleConfiguration.Label: StylePart {}

extension GroupBoxStyleConfiguration.Content: StylePart {}

extension LabelStyleConfiguration.Title: StylePart {}

extension LabelStyleConfiguration.Icon: StylePart {}

extension LabeledContentStyleConfiguration.Label: StylePart {}

extension LabeledContentStyleConfiguration.Content: StylePart {}

extension MenuStyleConfiguration.Label: StylePart {}

extension MenuStyleConfiguration.Content: StylePart {}

extension PrimitiveButtonStyleConfiguration.Label: StylePart {}

extension ProgressViewStyleConfiguration.Label: StylePart {}

extension ProgressViewStyleConfiguration.CurrentValueLabel: StylePart {}

extension ToggleStyleConfiguration.Label: StylePart {}

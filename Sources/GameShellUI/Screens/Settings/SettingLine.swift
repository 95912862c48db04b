import GameShellKit

/// A setting with its value; choosing it takes the next value.
struct SettingLine: View {
  let label: String
  let value: String
  let action: SettingsAction
  let isFocused: Bool

  init(_ label: String, _ value: String, _ action: SettingsAction, isFocused: Bool = false) {
    self.label = label
    self.value = value
    self.action = action
    self.isFocused = isFocused
  }

  var body: some View {
    Button(action: action.rawValue) {
      HStack(spacing: 2) {
        Text(label)
        Spacer()
        Text(value).bold()
      }
    }
    .focused(isFocused)
    .accessibilityLabel(value.isEmpty ? label : "\(label), \(value)")
  }
}

/// A setting that goes up and down in steps.
struct SettingStepper: View {
  let label: String
  let value: String
  let back: SettingsAction
  let on: SettingsAction

  init(_ label: String, _ value: String, back: SettingsAction, on: SettingsAction) {
    self.label = label
    self.value = value
    self.back = back
    self.on = on
  }

  var body: some View {
    HStack(spacing: 1) {
      Text(label)
      Spacer(minLength: 1)
      Button("−", action: back.rawValue).accessibilityLabel("\(label), −")
      Text(value).bold().multilineTextAlignment(.center).frame(width: 5)
      Button("+", action: on.rawValue).accessibilityLabel("\(label), +")
    }
    .padding(.horizontal, 2)
  }
}

/// Something that cannot be changed here.
struct SettingFact: View {
  let label: String
  let value: String

  init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }

  var body: some View {
    HStack(spacing: 2) {
      Text(label)
      Spacer()
      Text(value).role(.secondary)
    }
    .padding(.horizontal, 2)
  }
}

/// A sentence about the setting above it.
struct SettingNote: View {
  let text: String

  init(_ text: String) { self.text = text }

  var body: some View { Text(text).wrap().role(.secondary).padding(.horizontal, 2) }
}

using System.Globalization;
using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>Sequential layout, and strings in place where asked for.</summary>
internal sealed class MarshalDecoration(bool inlineText) : ContractDecoration
{
    private const string Space = "global::System.Runtime.InteropServices.";
    private const int TextLength = 64;

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type) =>
        // UTF-16 keeps every text on every platform; the default for strings in place is the machine's own encoding.
        [$"[{Space}StructLayout({Space}LayoutKind.Sequential{(inlineText ? $", CharSet = {Space}CharSet.Unicode" : "")})]"];

    /// <summary>Structs are laid out in sequence without being told.</summary>
    public override IEnumerable<string> NeededAttributesOf(ObjectShape type) => inlineText ? AttributesOf(type) : [];

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member) => StatementOf(member) is { } statement
        ? [$"[{(member.IsProperty ? "field: " : "")}{Space}MarshalAs({Arguments(statement)})]"]
        : [];

    // What the user states stands over what the row would choose.
    private MarshalStatement? StatementOf(MemberShape member) => member.Marshalling
        ?? (inlineText && member.Shape is PrimitiveShape { Kind: PrimitiveKind.String } ? new MarshalStatement("ByValTStr", TextLength, null) : null);

    private static string Arguments(MarshalStatement statement) =>
        $"{Space}UnmanagedType.{statement.Type}"
        + (statement.Size is { } size ? string.Create(CultureInfo.InvariantCulture, $", SizeConst = {size}") : "")
        + (statement.ElementType is { } element ? $", ArraySubType = {Space}UnmanagedType.{element}" : "");
}

using Assay.Shapes.Emission;
using Assay.Shapes.Graph;

namespace Assay.Shapes.Dialects;

/// <summary>Sequential layout, and strings in place where asked for.</summary>
internal sealed class MarshalDecoration(bool inlineText) : ContractDecoration
{
    private const string Space = "global::System.Runtime.InteropServices.";

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(ObjectShape type) =>
        // UTF-16 keeps every text on every platform; the default for strings in place is the machine's own encoding.
        [$"[{Space}StructLayout({Space}LayoutKind.Sequential{(inlineText ? $", CharSet = {Space}CharSet.Unicode" : "")})]"];

    /// <inheritdoc/>
    public override IEnumerable<string> AttributesOf(MemberShape member) =>
        inlineText && member.Shape is PrimitiveShape { Kind: PrimitiveKind.String }
            ? [$"[{(member.IsProperty ? "field: " : "")}{Space}MarshalAs({Space}UnmanagedType.ByValTStr, SizeConst = 64)]"]
            : [];
}

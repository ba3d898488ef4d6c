using Assay.Core.Protocol;

namespace Assay.Report.Payloads;

/// <summary>The ways in which a format may write a value.</summary>
internal static class ValueForms
{
    // A binary format that writes a number as text is rare, and its text is easily met by chance.
    private const double TextInBinary = 3;

    /// <summary>The encodings to look for, each sequence of bytes once, the likeliest first.</summary>
    /// <param name="leaf">The value.</param>
    /// <param name="isText">Whether the format is text.</param>
    /// <param name="isXml">Whether the format is binary XML.</param>
    public static IReadOnlyList<ValueEncoding> Of(PayloadLeaf leaf, bool isText, bool isXml)
    {
        var forms = isText
            ? TextForms.Of(leaf)
            : BinaryForms.Of(leaf, isXml).Concat(TextForms.Of(leaf).Select(form => form with { Cost = form.Cost + TextInBinary }));
        return [.. forms.Where(form => form.Bytes.Length > 0).DistinctBy(form => Convert.ToHexString(form.Bytes)).OrderBy(form => form.Cost)];
    }
}

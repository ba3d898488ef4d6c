using Assay.Experiments.Across.Decoders;

namespace Assay.Experiments.Across;

/// <summary>Gives what a row wrote to a decoder of another language.</summary>
internal sealed class OtherLanguage(DecoderProcess decoders)
{
    private const int MostForms = 3;

    /// <summary>The verdict; null where the row's format has no public specification.</summary>
    public AcrossResult? Judge(WrittenRow row)
    {
        var format = row.Row.Definition.PublicFormat;
        return format.Length == 0 ? null : new AcrossResult
        {
            Row = row.Row.Name,
            Case = AcrossResult.OtherLanguage,
            Format = format,
            Partner = DecoderProcess.NameOf(format),
            Verdict = AcrossVerdict.NotTried,
        }.Of([.. row.Shapes.Select(shape => Judge(row, format, shape.Key, shape.Value))]);
    }

    private AcrossShape Judge(WrittenRow row, string format, string shape, WrittenShape written)
    {
        if (written.Payloads.Count == 0)
            return new AcrossShape(shape, AcrossVerdict.NotTried, written.Obstacle);
        var answer = decoders.Decode(
            format, written.Payloads[0], EmittedSchema.Find(row.Program, row.Row.Definition, AcrossShapes.DataSetOf(shape)));
        if (answer.Tree is null)
            return answer.Missing.Length > 0
                ? new AcrossShape(shape, AcrossVerdict.NotTried, answer.Missing)
                : new AcrossShape(shape, AcrossVerdict.Rejected, answer.Error);
        var compared = TreeComparison.Compare(format, ExpectedNode.Of(written.Leaves), answer.Tree);
        if (compared.Differences.Count > 0)
            return new AcrossShape(shape, AcrossVerdict.Lossy, Some(compared.Differences));
        return compared.Forms.Count > 0
            ? new AcrossShape(shape, AcrossVerdict.OtherForm, Some(compared.Forms))
            : new AcrossShape(shape, AcrossVerdict.Same, "");
    }

    private static string Some(IReadOnlyList<string> all) =>
        string.Join("; ", all.Take(MostForms)) + (all.Count > MostForms ? $" (and {all.Count - MostForms} more)" : "");
}

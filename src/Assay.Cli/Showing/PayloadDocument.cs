namespace Assay.Cli.Showing;

/// <summary>What a row wrote, as <c>--format json</c> prints it.</summary>
internal sealed record PayloadDocument(
    string Row,
    string Package,
    string PackageVersion,
    string Dialect,
    string Format,
    string Surface,
    string DataSet,
    int Size,
    string Obstacle,
    string Hex,
    int PayloadBytes,
    int ValueBytes,
    int OverheadBytes,
    IReadOnlyList<PayloadDocument.Value> Values,
    IReadOnlyList<string> NotFound)
{
    /// <summary>A value in the payload; its bytes are in the hex.</summary>
    internal sealed record Value(string Path, int Offset, int Length, string Encoding);
}

namespace Assay.Cli.Display;

/// <summary>A data set as <c>assay list data-sets --format json</c> prints it.</summary>
internal sealed record ListedDataSet(string Name, string Unit, IReadOnlyList<int> Sizes, int DefaultSize, bool HasPayload, string Summary, string Source);

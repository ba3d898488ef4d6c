using Assay.Cli.Scanning;
using Assay.Shapes.Adoption;

namespace Assay.Cli.Showing;

/// <summary>What the rows of one dialect ask for.</summary>
/// <param name="DataSet">The data set, or the user's root type.</param>
/// <param name="Group">The rows.</param>
/// <param name="Preview">The types and the count.</param>
internal sealed record ShownContract(string DataSet, RowGroup Group, ContractPreview Preview);

namespace Assay.Worker.Rows;

/// <summary>What a worker runs for one row and one data set, whatever their types are.</summary>
public abstract class RowProgram
{
}

namespace Assay.Worker.Measuring;

/// <summary>Runs one operation again and again over the corpus.</summary>
internal abstract class OperationLoop
{
    /// <summary>Runs operations; goes on in the corpus where the last run ended.</summary>
    /// <param name="operations">How many; 0 does nothing.</param>
    public abstract void Run(int operations);
}

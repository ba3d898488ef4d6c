using Assay.Core.Protocol;
using Assay.Worker.Session;

namespace Assay.Worker.Values;

/// <summary>Makes the values of a program's root type without any row. Closed: <see cref="ValueProgram{T}"/> is the only one.</summary>
public abstract class ValueProgram
{
    private protected ValueProgram()
    {
    }

    /// <summary>Makes every distinct value once.</summary>
    internal abstract ValuesFrame Make(ValuesRequest request, PhaseLine phases);
}

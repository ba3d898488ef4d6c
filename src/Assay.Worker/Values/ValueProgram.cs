using Assay.Core.Protocol;
using Assay.Core.Workloads;

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

/// <summary>A data set whose values come from where a job says.</summary>
internal interface ITakesValues
{
    /// <summary>Says where from; nothing is read or called before the first value is needed.</summary>
    void Take(ValueSource source);
}

using Assay.Shapes.Dialects;
using Assay.Shapes.Pruning;
using Assay.Shapes.Reading;

namespace Assay.Emitter;

/// <summary>How one dialect reads one member of a data set's root.</summary>
/// <param name="DataSet">The data set, whose whole contract wrote what is read.</param>
/// <param name="Member">The member, such as <c>BookShelf.Secret</c>; empty where the root has none.</param>
/// <param name="Refusal">Why it cannot, as a sentence; empty where it can.</param>
/// <param name="Root">The plain type of this member alone; null where it cannot.</param>
/// <param name="Contract">Its contract; null where it cannot.</param>
public sealed record OneMemberContract(
    string Dialect, DataSetDeclaration DataSet, string Member, string Refusal, PrunedRoot? Root, EmittedContract? Contract);

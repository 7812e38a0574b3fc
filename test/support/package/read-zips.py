# Prints what is in zips, as JSON; their checksums are checked.
import sys, json, zipfile
def read(z):
  assert z.testzip() is None
  return {"comment": z.comment.hex(), "entries": [dict(path=i.filename, mode=i.external_attr >> 16, flags=i.flag_bits,
    method=i.compress_type, date=i.date_time, extra=i.extra.hex(), comment=i.comment.hex(), hex=z.read(i).hex())
    for i in z.infolist()]}
json.dump([read(zipfile.ZipFile(file)) for file in sys.argv[1:]], sys.stdout)
